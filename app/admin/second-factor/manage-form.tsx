import { Button } from '@/components/ui/button';
import { secondFactor } from '@/content/second-factor';
import { type FactorAnswer, FactorForm } from './factor-form';

const words = secondFactor.manage;

/** What can be changed with the code of this moment. */
export function ManageForm(answer: FactorAnswer) {
  const { busy } = answer;
  return (
    <FactorForm answer={answer} words={words}>
      <p className="text-sm text-muted">{words.renewNote}</p>
      <Button type="submit" variant="secondary" className="justify-self-start" disabled={busy}>
        {busy ? words.busy : words.renew}
      </Button>
      <p className="text-sm text-muted">{words.removeNote}</p>
      <Button
        type="submit"
        name="remove"
        value="yes"
        variant="danger"
        className="justify-self-start"
        disabled={busy}
      >
        {busy ? words.busy : words.remove}
      </Button>
    </FactorForm>
  );
}
