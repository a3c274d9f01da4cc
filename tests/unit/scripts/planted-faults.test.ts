import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFault } from '@/scripts/planted-faults';
import { chooseFiles } from '@/scripts/test-run';
import { plantedFaults } from '../../support/planted-faults';

it.each(plantedFaults)('$what: can be planted, and its tests exist', (fault) => {
  const source = readFileSync(fault.file, 'utf8');
  expect(withFault(fault, source)).not.toBe(source);
  const isTest = fault.caughtBy !== 'check';
  if (isTest) for (const word of fault.caughtBy.split(' ')) expect(chooseFiles([word]), word).not.toBeNull();
});
