import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cannedAnswers } from '@/content/admin/canned-answers';
import { crisisAnswersIn } from '@/content/danger/answers';
import { dangerPhrases } from '@/content/danger/phrases';
import { dangerFinder } from '@/lib/domain/danger';
import { contactMail, message, render } from '../mail/all-mails';

const sentences = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replaceAll('\\n', '\n'));
const danger = sentences('danger.txt');
const noDanger = sentences('no-danger.txt');

const mayBeInDanger = dangerFinder(dangerPhrases);

it('words of danger are found in what people write and longer texts, not in fear of dying, idioms, business and grief', () => {
  const [before, after] = ['Hello there,\n\nI read your book. ', '\n\nSorry for the trouble, Sam'];
  expect(danger.filter((text) => !mayBeInDanger(text))).toEqual([]);
  expect(danger.filter((text) => !mayBeInDanger(before + text + after))).toEqual([]);
  expect(noDanger.filter(mayBeInDanger)).toEqual([]);
  const answers = cannedAnswers.filter(({ id }) => id !== 'crisis');
  expect(answers.filter(({ text }) => mayBeInDanger(text))).toEqual([]);
  expect(mayBeInDanger('')).toBeNull();
});

it.each([
  ['capitals', (text: string) => text.toUpperCase()],
  ['no accents', (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')],
  ['other spaces and invisible characters', (text: string) => text.replaceAll(' ', '\u00a0\u200b ')],
  ['other apostrophes', (text: string) => text.replaceAll(/['’]/g, '´')],
  ['signs around', (text: string) => `…„${text}“!!! 😢`],
])('words of danger are found with %s', (_, change) => {
  expect(danger.filter((text) => !mayBeInDanger(change(text)))).toEqual([]);
  expect(noDanger.filter((text) => mayBeInDanger(change(text)))).toEqual([]);
});

it.each([
  ['Ich möchte nicht mehr leben', 'de', '112'],
  ['Je ne veux plus vivre', 'fr', '112'],
  ['Ya no quiero vivir', 'es', '911'],
  ['Non voglio più vivere', 'it', '112'],
  ['Não quero mais viver', 'pt', '192'],
  ['Ik wil niet meer leven', 'nl', '112'],
  ['Nie chcę już żyć', 'pl', '112'],
  ['Jag vill inte leva längre', 'sv', '112'],
  ['Jeg vil ikke leve mere', 'da', '112'],
  ['Jeg vil ikke leve lenger. Jeg orker ikke noe.', 'nb', '113'],
  ['Artık yaşamak istemiyorum', 'tr', '112'],
  ['Я не хочу жить', 'ru', '112'],
  ['Не хочу більше жити', 'uk', '103'],
  ['لا أريد أن أعيش', 'ar', 'برقم الطوارئ'],
  ['मैं जीना नहीं चाहती', 'hi', '112'],
  ['我不想活了', 'zh', '120'],
  ['死にたい', 'ja', '119'],
])('%s has three answers in its language, with whom to call and the meaning', (text, language, call) => {
  expect(mayBeInDanger(text)).toBe(language);
  const answers = crisisAnswersIn(language)?.answers ?? [];
  const includes = (words: string) => answers.map((answer) => answer.text.includes(words));
  expect(includes(call)).toEqual([true, false, false]);
  expect(includes('findahelpline.com')).toEqual([false, true, false]);
  for (const { text: answer, meaning, label } of answers) {
    expect(`${answer}${meaning}`).not.toMatch(/[{}]/);
    expect(meaning && label).not.toBe('');
    expect(new Set([answer, meaning]).size).toBe(2);
  }
});

it('words of danger in English have their answers among the ready ones', () => {
  expect(mayBeInDanger('I want to die')).toBe('en');
  expect(crisisAnswersIn('en')).toBeNull();
  const others = dangerPhrases.flatMap((each) => Object.keys('or' in each ? each.or : {}));
  const languages = [...others, ...dangerPhrases.map(({ language }) => language)];
  expect(languages.filter((each) => each !== 'en' && !crisisAnswersIn(each))).toEqual([]);
});

it('words of danger are looked for in the longest message within 100 ms', () => {
  const long = 'i want to really not go on about my own tablets and '.repeat(100);
  const start = performance.now();
  mayBeInDanger(long);
  expect(performance.now() - start).toBeLessThan(500);
});

it('the mail with such a message says so in its subject, its preview and its first lines; no other does', () => {
  const written = { ...message, subject: 'Hello' };
  const urgent = contactMail({ ...written, may_be_in_danger: true });
  expect(urgent.subject).toBe('May be in danger: Speaking Inquiry: Hello');
  expect(urgent.preheader).toMatch(/say so\. Please read it now\./);
  const { text, html } = render(urgent);
  for (const part of [text, html]) expect(part).toMatch(/No machine has judged/);
  expect(text.indexOf('Somebody may be in danger')).toBeLessThan(text.indexOf('Would you come'));
  const other = contactMail({ ...written, may_be_in_danger: false });
  expect(`${other.subject} ${render(other).text}`).not.toMatch(/may be in danger/i);
});
