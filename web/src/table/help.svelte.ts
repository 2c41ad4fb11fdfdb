/** Whether the list of keys lies over the table. */
class Help {
  open = $state(false);
}

export const help = new Help();
