import { useEffect, useState } from 'react';
import { flipWords } from '@/content/flip/flip';
import { tryTo } from '@/lib/device/device';
import type { StageView } from '@/lib/domain/flip';
import type { OwnTechniques } from '@/lib/domain/own-techniques';
import { useNotebookSummary, usePreferences } from '../shell/preferences';
import { sentence } from '../shell/views';

/** Milliseconds. Some browsers list their voices only some time after they are asked. */
const VOICES_MS = 1_000;

/** Firefox calls those of a service local, too, which Windows lists; their names say "Online". */
const isLocalEnglish = ({ localService, lang, name }: SpeechSynthesisVoice) =>
  localService === true && /^eng?(?![a-z])/i.test(lang) && !/\bonline\b/i.test(name);

/**
 * An English voice of the device itself, of the reader's region if there is one. Other voices would send the words to a
 * service, and are silent offline. Null: the device has none.
 */
async function findLocalVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!window.speechSynthesis) return null;
  if (speechSynthesis.getVoices().length === 0)
    await new Promise((resolve) => {
      speechSynthesis.addEventListener?.('voiceschanged', resolve, { once: true });
      setTimeout(resolve, VOICES_MS);
    });
  const own = speechSynthesis.getVoices().filter(isLocalEnglish);
  return own.find(({ lang }) => lang.replace('_', '-') === navigator.language) ?? own[0] ?? null;
}

/** Whether this device has a voice of its own; null until that is known. */
export function useHasLocalVoice(): boolean | null {
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => void tryTo(async () => setHas((await findLocalVoice()) !== null));
    look();
    // Some browsers list them later, or load them when one is installed. Safari’s object takes no listeners.
    const voices: SpeechSynthesis | undefined = window.speechSynthesis;
    voices?.addEventListener?.('voiceschanged', look);
    return () => voices?.removeEventListener?.('voiceschanged', look);
  }, []);
  return has;
}

/** What is waiting for its voice is dropped after `stopSpeaking`. */
let turn = 0;

/** Milliseconds. Some engines end what is said late, and with it what they are asked to say meanwhile. */
const QUIET_MS = 100;
let quiet: Promise<unknown> | undefined;

function stopSpeaking() {
  turn++;
  void tryTo(() => {
    const { speaking, pending } = speechSynthesis;
    if (speaking === false && !pending) return;
    if (speaking) quiet = new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    speechSynthesis.cancel();
  });
}

async function speak(text: string) {
  const own = turn;
  const voice = await findLocalVoice();
  await quiet;
  if (voice === null || own !== turn || document.hidden) return;
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang }));
}

const { flip, messages, techniques, techniqueNotes, spoken } = flipWords;
const notes: Partial<Record<string, string>> = techniqueNotes;

/** What is said when this comes on the screen. Short: a step has four seconds. */
function lineOf({ step, asking, technique, actionNeeded }: StageView, own: OwnTechniques): string {
  if (asking) return spoken.question;
  if (technique !== null)
    return (
      own[technique]?.trim() ||
      [techniques[technique].name.replace('/', ', '), notes[technique]].filter(Boolean).join('. ')
    );
  const { title, prompt, say } = flip.steps[step];
  const { action } = messages;
  const lines = [
    step === 'flip' && actionNeeded && `${action.title}. ${action.text}`,
    step === 'complete' && actionNeeded && flip.actFirst,
    sentence(title),
    say ?? prompt,
    step === 'complete' && flip.rest,
  ];
  return lines.filter(Boolean).join(' ');
}

/** Says each line of a flip once, if the person has turned that on. */
export function useVoice(stage: StageView, isPaused: boolean) {
  const isOn = usePreferences().voice && Boolean(window.speechSynthesis);
  const line = lineOf(stage, useNotebookSummary().techniques);
  const { asking } = stage;
  useEffect(() => {
    if (!isOn) return;
    // The question follows the title of its step, which may still be spoken.
    if (!asking) stopSpeaking();
    void tryTo(() => speak(line));
  }, [isOn, line, asking]);
  useEffect(() => {
    if (isOn && isPaused) stopSpeaking();
  }, [isOn, isPaused]);
  useEffect(() => {
    if (!isOn) return;
    const onHidden = () => document.hidden && stopSpeaking();
    const ended = new AbortController();
    addEventListener('pagehide', stopSpeaking, { signal: ended.signal });
    document.addEventListener('visibilitychange', onHidden, { signal: ended.signal });
    return () => {
      ended.abort();
      stopSpeaking();
    };
  }, [isOn]);
}
