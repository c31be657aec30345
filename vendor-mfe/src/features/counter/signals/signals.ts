import type { Tone } from '../result/outcome';

const SETTINGS = { sound: 'counter-sound', vibration: 'counter-vibration' } as const;

export type Signal = keyof typeof SETTINGS;

/** A counter among guests is silent until somebody requests otherwise. */
const UNLESS_SAID: Readonly<Record<Signal, string>> = { sound: 'off', vibration: 'on' };

/** The request of this device. */
export const isSignalOn = (which: Signal): boolean =>
  (localStorage.getItem(SETTINGS[which]) ?? UNLESS_SAID[which]) === 'on';

export const setSignal = (which: Signal, isOn: boolean): void =>
  localStorage.setItem(SETTINGS[which], isOn ? 'on' : 'off');

/** Hertz, one after the other: up is good, down is not. */
const NOTES: Readonly<Record<Tone, readonly number[]>> = {
  good: [660, 990],
  bad: [330, 220, 220],
  gone: [440, 330],
  wait: [440],
};
const NOTE_SECONDS = 0.14;
const VOLUME = 0.2;

/** Milliseconds on, off, on. */
const PULSES: Readonly<Record<Tone, number[]>> = {
  good: [40],
  bad: [80, 60, 80],
  gone: [80, 60, 80],
  wait: [20],
};

function play(notes: readonly number[]): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = VOLUME;
  volume.connect(context.destination);
  const voice = context.createOscillator();
  voice.connect(volume);
  notes.forEach((hertz, place) =>
    voice.frequency.setValueAtTime(hertz, context.currentTime + place * NOTE_SECONDS),
  );
  voice.onended = () => void context.close();
  voice.start();
  voice.stop(context.currentTime + notes.length * NOTE_SECONDS);
}

/** Tells the hand and the ear how a code stands, where this device does so. */
export function signal(tone: Tone): void {
  // Browsers reject both, and complain, before the first touch.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (isSignalOn('vibration')) navigator.vibrate?.(PULSES[tone]);
  if (isSignalOn('sound') && typeof AudioContext === 'function') play(NOTES[tone]);
}
