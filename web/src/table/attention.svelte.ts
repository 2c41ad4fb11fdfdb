/** Calls me when it is my turn: a sound, and a mark in the title of the tab. */
import { preferences } from "../app/preferences.svelte";
import type { TableSession } from "./session.svelte";

export class Attention {
  private asked = false;

  /** Look whether I am asked since the last time; the table goes by this title. */
  notice(session: TableSession, title: string): void {
    const asked = session.asked;
    document.title = asked ? `● ${title}` : title;
    if (asked && !this.asked && document.hidden && preferences.sound) chime();
    this.asked = asked;
  }
}

/** Two soft notes; made here, so that no file is needed. */
function chime(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 523.25],
    [0.16, 783.99],
  ] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + at;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.5);
  }
  setTimeout(() => void audio.close(), 1200);
}
