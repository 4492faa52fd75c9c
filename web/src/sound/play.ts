/** Sounds at the table, made on the spot with Web Audio: no files to fetch. Silent until the player wishes for them. */

import { preferences } from '../app/preferences.svelte';
import type { GameEvent } from '../api/types';

export type Sound = 'dice' | 'place' | 'moveIn' | 'turn';

const LOUDNESS = 0.18;
let context: AudioContext | null = null;

/** A tone that dies away: its pitch in hertz, when it starts and how long it lasts, in seconds. */
function tone(audio: AudioContext, pitch: number, start: number, length: number, loud = 1): void {
  const at = audio.currentTime + start;
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS * loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

/** A short knock, as of wood on wood. */
function knock(audio: AudioContext, start: number, pitch: number, loud = 1): void {
  const length = 0.05;
  const noise = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const colour = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2 });
  const volume = new GainNode(audio, { gain: LOUDNESS * 2 * loud });
  source.connect(colour).connect(volume).connect(audio.destination);
  source.start(audio.currentTime + start);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  dice: (audio) => [0, 0.06, 0.11, 0.18, 0.22, 0.31].forEach((start, n) => knock(audio, start, 1800 - 90 * n, 0.8)),
  place: (audio) => knock(audio, 0, 900),
  /** A door bell. */
  moveIn: (audio) => [784, 659].forEach((pitch, n) => tone(audio, pitch, 0.16 * n, 0.5, 0.7)),
  /** The bell on the counter. */
  turn: (audio) => [1568, 3136].forEach((pitch, n) => tone(audio, pitch, 0, 0.9, n ? 0.25 : 0.8)),
};

/** Plays nothing while the page is hidden, except that it is the player's turn. */
export function play(sound: Sound): void {
  if (!preferences.sound || (document.hidden && sound !== 'turn') || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Browsers let a page sound only after a first click on it.
  void context.resume().then(() => SOUNDS[sound](context!));
}

const OF_EVENTS: Record<string, Sound> = {
  die_rolled: 'dice',
  food_put: 'place',
  food_stored: 'place',
  served: 'place',
  room_prepared: 'place',
  moved_in: 'moveIn',
};
const ORDER: Sound[] = ['moveIn', 'dice', 'place'];

/** What is new is heard at once: only its most important sound. */
export function soundOf(events: GameEvent[]): Sound | null {
  const heard = new Set(events.map(({ event }) => OF_EVENTS[event]));
  return ORDER.find((sound) => heard.has(sound)) ?? null;
}
