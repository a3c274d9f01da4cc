// It listens to the answers of its forms.
'use client';

import { useFormAnswer } from '@/components/forms/use-form-answer';
import { changeFactor, enrolFactor } from './actions';
import { CodeForm } from './code-form';
import { EnrolForm } from './enrol-form';
import { ManageForm } from './manage-form';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryForm } from './recovery-form';

interface SecondFactorProps {
  status: 'admin' | 'enrol' | 'code';
  hasFactor: boolean;
}

/**
 * The page is one component, because its own forms change what the person is: the recovery codes that answer the first
 * right code must outlive the form that asked for it.
 */
export function SecondFactor({ status, hasFactor }: SecondFactorProps) {
  const enrolment = useFormAnswer(enrolFactor);
  const management = useFormAnswer(changeFactor);
  const codes = enrolment.state.values.codes ?? management.state.values.codes;
  if (codes) return <RecoveryCodes codes={codes.split(' ')} />;
  if (status === 'code') {
    return (
      <>
        <CodeForm />
        <RecoveryForm />
      </>
    );
  }
  if (status === 'admin' && hasFactor) return <ManageForm {...management} />;
  return <EnrolForm {...enrolment} required={status === 'enrol'} />;
}
