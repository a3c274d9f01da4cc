import { expect, it } from 'vitest';
import { notebookText } from '@/app/flip-method-app/notebook/foot';
import { withOldPlan } from '@/lib/domain/plan';
import { newPostponement, withAnswer } from '@/lib/domain/postponement';

it('an exported notebook contains all text, in reading order', () => {
  const at = new Date('2026-11-20T22:40:00').getTime();
  const text = notebookText({
    postponements: [withAnswer(newPostponement('d', '15', at), 'grown', true, at + 1)],
    experiments: [
      {
        id: 'e',
        madeAt: at,
        prediction: 'I won’t sleep.',
        leaveOut: 'Searching.',
        until: '2026-11-21',
        result: { at, verdict: 'cannot-tell', happened: 'I slept a bit.', learned: 'Not much.' },
      },
    ],
    weeks: [{ id: 'w', day: '2026-11-20', searched: 2, checked: null, asked: 0, did: 'Saw the film.' }],
    plan: withOldPlan(
      {},
      { signs: 'I wake at four.', first: 'Tea.', people: 'Jo.', reminder: 'It went before.' },
    ),
  });
  for (const words of [
    'Prediction: I won’t sleep.',
    'What I leave out: Searching.',
    'The prediction: I can’t tell',
    'What happened: I slept a bit.',
    'What I learned: Not much.',
    'I wake at four.',
    'Tea.',
    'Jo.',
    'It went before.',
    'grown, searched',
    'Days with a search: On 3 or 4 days\nDays with a question to others: On no day\nOne thing done: Saw the film.',
  ])
    expect(text).toContain(words);
});

it('an empty notebook has no headings', () => {
  const text = notebookText({ postponements: [], experiments: [], plan: {}, weeks: [] });
  expect(text.trim().split('\n')).toHaveLength(1);
});
