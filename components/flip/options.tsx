import { Checkbox } from '@/components/ui/checkbox';
import { flipWords } from '@/content/flip';
import { type Pace, paces } from '@/lib/domain/flip/steps';

const words = flipWords.options;

export interface Guidance {
  pace: Pace;
  sound: boolean;
  vibration: boolean;
}

interface OptionsProps {
  guidance: Guidance;
  canVibrate: boolean;
  onChange: (change: Partial<Guidance>) => void;
}

/** How the exercise guides: the pace, and cues for eyes that are closed. */
export function Options({ guidance, canVibrate, onChange }: OptionsProps) {
  return (
    <details className="flip-fold">
      <summary>{words.title}</summary>
      <div className="grid gap-6 pt-4">
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">{words.pace}</legend>
          {paces.map((pace) => (
            <label key={pace} className="flip-choice">
              <input
                type="radio"
                name="pace"
                value={pace}
                checked={guidance.pace === pace}
                onChange={() => onChange({ pace })}
                className="size-6 shrink-0"
              />
              <span>
                <span className="font-semibold">{words.paces[pace].name}</span> {words.paces[pace].text}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="grid gap-1">
          <legend className="pb-1 font-semibold">{words.cues}</legend>
          <label htmlFor="cue-sound" className="flip-choice">
            <Checkbox
              id="cue-sound"
              checked={guidance.sound}
              onChange={(event) => onChange({ sound: event.target.checked })}
            />
            <span>
              <span className="font-semibold">{words.sound.name}</span>{' '}
              <span className="block text-sm">{words.sound.text}</span>
            </span>
          </label>
          <label htmlFor="cue-vibration" className="flip-choice">
            <Checkbox
              id="cue-vibration"
              checked={guidance.vibration && canVibrate}
              disabled={!canVibrate}
              onChange={(event) => onChange({ vibration: event.target.checked })}
            />
            <span>
              <span className="font-semibold">{words.vibration.name}</span>{' '}
              <span className="block text-sm">
                {canVibrate ? words.vibration.text : words.vibration.unavailable}
              </span>
            </span>
          </label>
        </fieldset>
        <p className="text-sm text-muted">{words.kept}</p>
      </div>
    </details>
  );
}
