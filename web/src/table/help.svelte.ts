/** Whether the list of keys lies over the table. */
class Help {
  open = $state(false);
  /** Whether a hint for the question of now is wanted. */
  hint = $state(false);
}

export const help = new Help();
