import { emergency, safetyLine, talk } from '@/content/safety';

/** A line of the emergency wording without its markup, which a reply would show as it is. */
const spoken = (line: string) => line.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

/** Numbers in a row, such as 999 (UK). */
const listed = (numbers: readonly { label: string; who: string }[]) =>
  numbers.map(({ label, who }) => `${label} (${who})`).join(', ');

/** What the ids of answers begin with that stand above the answer to a message with words of danger. */
export const CRISIS = 'crisis';

/**
 * Openings for replies to messages. None interprets a symptom or reassures: that is what checking seeks, and it feeds
 * the next check. `{site}` is replaced by the site's origin.
 */
export const cannedAnswers = [
  {
    id: 'thanks',
    label: 'Thank you for writing',
    text: 'Thank you for writing, and for the trouble you took over it. I read every message myself.',
  },
  {
    id: 'symptom',
    label: 'Someone asks about a symptom',
    text: `Thank you for trusting me with this. I am not a doctor, and I can’t tell you what a feeling in your body means. An answer from me would only last until the next question.

Please take this to someone who can look at it with you: a doctor or a pharmacist. ${spoken(safetyLine)} There is more here:
{site}/resources

When you have done that, you have done your part. Then the question may stay open for tonight.`,
  },
  {
    id: CRISIS,
    label: 'In danger: are you safe now?',
    text: `I have just read what you wrote, and I am glad that you wrote it.

Are you safe right now? If you have hurt yourself or taken something, or think you might: ${listed(emergency.numbers)} or your country’s number, now, or wake somebody near you. Then write to me. One word is enough.`,
  },
  {
    id: `${CRISIS}-talk`,
    label: 'In danger: somebody to talk to',
    text: `Thank you for telling me. This is too heavy to carry alone, and you don’t have to sort anything out tonight.

These people are awake, and they would like to hear from you: ${listed(talk.numbers)}. In any other country: ${talk.elsewhere.label}. You can read to them what you wrote to me. And please write to me tomorrow.`,
  },
  {
    id: `${CRISIS}-near`,
    label: 'In danger: out of reach, and a person near',
    text: `I am one person with a mailbox, and I may not see your next message in time. So I ask you for two things now.

Put what you could hurt yourself with out of your reach, or step away from where you are. And tell one person near you what you told me. “I’m not safe” is enough.`,
  },
  {
    id: 'reassurance',
    label: 'Someone asks to be told that it is nothing',
    text: `I know how much you want to hear that it is nothing. I will not say it, and not because I don’t care: I can’t know, and if I said it, you would need to hear it again tomorrow.

I can’t see you, so this comes first. ${spoken(safetyLine)}

If that has been seen to, the question may stay open for tonight. Here are four short steps for the meantime, free and without an account:
{site}/flip-method-app

If this fills most of your days, talking therapy for health anxiety is worth asking for. In England you can refer yourself through the NHS.`,
  },
  {
    id: 'speaking',
    label: 'A talk or an interview',
    text: `Thank you for asking. To see whether it fits, could you tell me the date and place, who will be there and how many, how long you would like, and what you hope people take home?

What I talk about, a short introduction and what I need in the room is here:
{site}/speaking/kit`,
  },
  {
    id: 'data',
    label: 'A request about stored data',
    text: `Thank you for asking. If you have an account, you can download or delete everything yourself at once:
{site}/account

If you have none, I do it for you. Please write to me once from the address in question, so that no one else can ask for your data. I answer within a month, usually within days.`,
  },
] as const;

export interface ReadyAnswer {
  id: string;
  label: string;
  text: string;
}

/** The answers above as the owner changed them, then those that were added. @param changed one without a text is taken out */
export function readyAnswers(
  changed: Readonly<Record<string, { label: string; text: string }>>,
): readonly ReadyAnswer[] {
  const all = {
    ...Object.fromEntries(cannedAnswers.map(({ id, label, text }) => [id, { label, text }])),
    ...changed,
  };
  return Object.entries(all).flatMap(([id, answer]) => (answer.text ? [{ id, ...answer }] : []));
}
