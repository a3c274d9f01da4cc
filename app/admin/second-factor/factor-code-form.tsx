import { Button } from '@/components/ui/button';
import { secondFactor } from '@/content/second-factor';
import { type FactorAnswer, FactorForm } from './factor-form';

const words = secondFactor.code;

/** The code of a sign-in. */
export function FactorCodeForm(answer: FactorAnswer) {
  return (
    <FactorForm answer={answer} words={words}>
      <Button type="submit" className="justify-self-start" disabled={answer.busy}>
        {answer.busy ? words.busy : words.submit}
      </Button>
    </FactorForm>
  );
}
