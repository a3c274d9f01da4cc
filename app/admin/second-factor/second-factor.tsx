// Keeps the state of its forms.
'use client';

import { useFormResult } from '@/components/forms/use-form-result';
import { appMessages } from '@/content/auth-messages';
import { changeFactor, enrolFactor, enterCode, recover } from './actions';
import { FactorCodeForm, ManageForm, RecoveryCodeForm } from './code-forms';
import { EnrolForm } from './enrol-form';
import { RecoveryCodes } from './recovery-codes';

interface SecondFactorProps {
  status: 'admin' | 'enrol' | 'code';
  hasFactor: boolean;
}

/**
 * Holds the state of all forms, because a submission can change which form is shown: the recovery codes and a pending
 * redirect must outlive the form that caused them.
 */
export function SecondFactor({ status, hasFactor }: SecondFactorProps) {
  const enrolment = useFormResult(enrolFactor, appMessages.unexpected);
  const management = useFormResult(changeFactor, appMessages.unexpected);
  const entry = useFormResult(enterCode, appMessages.unexpected);
  const recovery = useFormResult(recover, appMessages.unexpected);
  const codes = enrolment.state.values.codes ?? management.state.values.codes;
  if (codes) return <RecoveryCodes codes={codes.split(' ')} />;
  if (status === 'code' || entry.busy || recovery.busy) {
    return (
      <>
        <FactorCodeForm {...entry} />
        <RecoveryCodeForm {...recovery} />
      </>
    );
  }
  if (status === 'admin' && hasFactor) return <ManageForm {...management} />;
  return <EnrolForm {...enrolment} required={status === 'enrol'} />;
}
