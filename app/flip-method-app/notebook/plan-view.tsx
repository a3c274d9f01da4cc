import { PlanForm } from '@/components/flip/notebook/plan-form';
import { Button } from '@/components/ui/button';
import { experimentWords } from '@/content/flip-experiments';
import { planWords as words } from '@/content/flip-plan';
import { GUEST } from '@/lib/device/databases';
import { setChoice, usePreferences } from '../cues/preferences';
import { leaveForHome } from '../views/views';
import { keepPlan, type Notebook } from './notebook';
import { KeptHere } from './notebook-foot';

/** The plan for setbacks, and the choice to see fewer screens. */
export function PlanView({ notebook }: { notebook: Notebook }) {
  const owner = notebook.owner ?? GUEST;
  const isBack = usePreferences().steppedBack.includes(owner);
  return (
    <>
      <p className="max-w-prose text-lg" data-print="hide">
        {words.lead}
      </p>
      <PlanForm
        plan={notebook.plan}
        onKeep={(plan) => keepPlan(owner, plan)}
        notKept={experimentWords.notKept}
      />
      <p className="flip-links max-w-prose">
        {words.talk.before}
        <a href={words.talk.href}>{words.talk.label}</a>
      </p>
      <section aria-labelledby="fewer" className="grid max-w-prose gap-3" data-print="hide">
        <h2 id="fewer" className="text-xl">
          {words.ease.title}
        </h2>
        <p>{isBack ? words.ease.steppedBack : words.ease.text}</p>
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setChoice('steppedBack', owner, !isBack);
            leaveForHome();
          }}
        >
          {isBack ? words.ease.comeBack : words.ease.stepBack}
        </Button>
      </section>
      <KeptHere notebook={notebook} />
    </>
  );
}
