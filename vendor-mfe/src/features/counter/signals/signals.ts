import type { Tone } from '../result/outcome';

const SETTINGS = { sound: 'counter-sound', vibration: 'counter-vibration' } as const;

export type Signal = keyof typeof SETTINGS;

/** Sound is off by default, because guests hear it. */
const UNLESS_SAID: Readonly<Record<Signal, string>> = { sound: 'off', vibration: 'on' };

/** Setting of this device. */
export const isSignalOn = (which: Signal): boolean =>
  (localStorage.getItem(SETTINGS[which]) ?? UNLESS_SAID[which]) === 'on';

export const setSignal = (which: Signal, isOn: boolean): void =>
  localStorage.setItem(SETTINGS[which], isOn ? 'on' : 'off');

/** Hertz, played in sequence: rising for success, falling for errors. */
const NOTES: Readonly<Record<Tone, readonly number[]>> = {
  good: [660, 990],
  bad: [330, 220, 220],
  gone: [440, 330],
  wait: [440],
};
const NOTE_SECONDS = 0.14;
const VOLUME = 0.2;

/** Milliseconds of vibration, pause and vibration. */
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

/** Plays sound and vibration for the result of a code, if they are switched on. */
export function signal(tone: Tone): void {
  // Browsers block both, with a console warning, before the first touch.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (isSignalOn('vibration')) navigator.vibrate?.(PULSES[tone]);
  if (isSignalOn('sound') && typeof AudioContext === 'function') play(NOTES[tone]);
}
