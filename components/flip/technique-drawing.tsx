import type { ReactNode } from 'react';
import { ColdWater } from '@/components/illustrations/cold-water';
import { CountObjects } from '@/components/illustrations/count-objects';
import { DinnerPlate } from '@/components/illustrations/dinner-plate';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { JumpingJacks } from '@/components/illustrations/jumping-jacks';
import { PhoneText } from '@/components/illustrations/phone-text';
import { TimesTable } from '@/components/illustrations/times-table';
import type { TechniqueId } from '@/lib/domain/flip/techniques';

const drawings = {
  'times-table': TimesTable,
  'jumping-jacks': JumpingJacks,
  'cold-water': ColdWater,
  'text-someone': PhoneText,
  'plan-dinner': DinnerPlate,
  'count-objects': CountObjects,
} as const satisfies Record<TechniqueId, (props: DrawingProps) => ReactNode>;

export function TechniqueDrawing({ id, className }: DrawingProps & { id: TechniqueId }) {
  const Drawn = drawings[id];
  return <Drawn className={className} />;
}
