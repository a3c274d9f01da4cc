/** Soft sine notes, synthesised on the device: nothing to download. */
let context: AudioContext | undefined;

/** Resumes the audio context; browsers allow it only during a user gesture. */
export function readySound() {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** Slider position in percent at which notes play at their base volume; at 100 they are twice as loud. */
const MIDDLE = 50;
let volume = 1;

/** @param loudness percent */
export function setLoudness(loudness: number) {
  volume = loudness / MIDDLE;
}

/** @param frequency hertz; @param after seconds from now; @param length seconds; @param loudness 0 to 1 */
function note(frequency: number, after: number, length: number, loudness: number) {
  if (!context) return;
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness * volume, start + 0.03);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

const SCALE = [293.66, 369.99, 440, 587.33] as const;

/** As many rising notes as the number of the step, 1 to 4. */
export function playStep(step: number) {
  for (const [index, frequency] of SCALE.slice(0, step).entries()) note(frequency, index * 0.16, 0.5, 0.16);
}

/** A question appears, or was answered. */
export function playTurn() {
  note(440, 0, 0.22, 0.1);
}

/** A second has passed. */
export function playTick() {
  note(220, 0, 0.09, 0.07);
}

/** The flip is complete: a long chord. */
export function playComplete() {
  for (const [index, frequency] of SCALE.entries()) note(frequency, index * 0.06, 1.8, 0.11);
}

/** Plays a sample while the slider moves. */
export function previewSound(loudness: number) {
  setLoudness(loudness);
  readySound();
  playStep(1);
}
