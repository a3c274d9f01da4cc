import type { ReactNode } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawings';
import {
  ColdWater,
  CountObjects,
  DinnerPlate,
  JumpingJacks,
  PhoneText,
  TimesTable,
} from '@/components/illustrations/drawings';
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
