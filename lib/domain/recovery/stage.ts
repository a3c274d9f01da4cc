export type RecoveryStage = 'mechanical-practice' | 'growing-confidence' | 'natural-integration';

const stages = [
  { stage: 'natural-integration', from: 30, span: 50 },
  { stage: 'growing-confidence', from: 10, span: 20 },
  { stage: 'mechanical-practice', from: 0, span: 10 },
] as const;

export interface Recovery {
  stage: RecoveryStage;
  /** Progress through the stage in percent, at most 100. */
  percent: number;
  /** Completed flips until the next stage; null in the last stage. */
  left: number | null;
}

/** @param completed all flips this person has ever completed */
export function recoveryOf(completed: number): Recovery {
  const at = Math.max(0, Math.floor(completed));
  const { stage, from, span } = stages.find((each) => at >= each.from) ?? stages[2];
  return {
    stage,
    percent: Math.min(100, ((at - from) / span) * 100),
    left: stage === 'natural-integration' ? null : from + span - at,
  };
}
