import { useEffect, useState } from 'react';
import { flipWords } from '@/content/flip';
import { usePreferences } from '../home/preferences';
import type { StageView } from './stage';

/** Milliseconds. Some browsers list their voices only some time after they are asked. */
const VOICES_MS = 1_000;

const isEnglish = ({ lang }: SpeechSynthesisVoice) => /^en\b/i.test(lang);

/**
 * An English voice of the device itself, of the reader's region if there is one. Other voices would send the words to a
 * service, and are silent offline. Null: the device has none.
 */
async function findLocalVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null;
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
      setTimeout(resolve, VOICES_MS);
    });
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService === true && isEnglish(voice));
  return own.find(({ lang }) => lang.replace('_', '-') === navigator.language) ?? own[0] ?? null;
}

/** Whether this device has a voice of its own; null until that is known. */
export function useHasLocalVoice(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => void findLocalVoice().then((voice) => setHas(voice !== null)), []);
  return has;
}

/** What is waiting for its voice is dropped after `stop`. */
let turn = 0;

function stop() {
  turn++;
  speechSynthesis.cancel();
}

async function speak(text: string) {
  const own = turn;
  const voice = await findLocalVoice();
  if (voice === null || own !== turn || document.hidden) return;
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang }));
}

const { flip, messages, techniques, techniqueNotes, spoken } = flipWords;
const notes: Partial<Record<string, string>> = techniqueNotes;

/** What is said when this comes on the screen. Short: a step has four seconds. */
function lineOf({ step, asking, technique, actionNeeded }: StageView): string {
  if (asking) return spoken.question;
  if (technique !== null)
    return [techniques[technique].name.replace('/', ', '), notes[technique]].filter(Boolean).join('. ');
  const { title, prompt, say } = flip.steps[step];
  const { action } = messages;
  const lines = [
    step === 'flip' && actionNeeded && `${action.title}. ${action.text}`,
    step === 'complete' && actionNeeded && flip.actFirst,
    /[.?!]$/.test(title) ? title : `${title}.`,
    say ?? prompt,
    step === 'complete' && flip.rest,
  ];
  return lines.filter(Boolean).join(' ');
}

/** Says each line of a flip once, if the person has turned that on. */
export function useVoice(stage: StageView, isPaused: boolean) {
  const isOn = usePreferences().voice && 'speechSynthesis' in window;
  const line = lineOf(stage);
  const { asking } = stage;
  useEffect(() => {
    if (!isOn) return;
    // The question follows the title of its step, which may still be spoken.
    if (!asking) stop();
    void speak(line);
  }, [isOn, line, asking]);
  useEffect(() => {
    if (isOn && isPaused) stop();
  }, [isOn, isPaused]);
  useEffect(() => {
    if (!isOn) return;
    const onHidden = () => document.hidden && stop();
    addEventListener('pagehide', stop);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', stop);
      document.removeEventListener('visibilitychange', onHidden);
      stop();
    };
  }, [isOn]);
}
