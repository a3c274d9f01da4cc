import { SwitchRow } from '@/components/flip/switch-row';
import { SearchCreature } from '@/components/illustrations/search-creature';
import { delayWords } from '@/content/flip-delay';
import { endOf, type WaitLength, waitLengths } from '@/lib/domain/delay/delay';
import { momentText } from './moment';

const { keep, ...words } = delayWords;

interface WaitChoiceProps {
  now: number;
  isGuest: boolean;
  keeps: boolean;
  onKeep: (keeps: boolean) => void;
  onChoose: (length: WaitLength) => void;
}

/** How long the urge can wait, and whether the device may keep it. */
export function WaitChoice({ now, isGuest, keeps, onKeep, onChoose }: WaitChoiceProps) {
  return (
    <div className="wait-stage">
      <div className="grid content-start gap-5">
        <p className="max-w-prose text-lg">{words.lead}</p>
        <h2 className="text-xl" tabIndex={-1}>
          {words.choose}
        </h2>
        <ul className="wait-lengths">
          {waitLengths.map((length) => (
            <li key={length}>
              <button type="button" className="wait-length" onClick={() => onChoose(length)}>
                <span className="font-serif text-lg">{words.lengths[length]}</span>
                <span className="text-sm text-muted">
                  {words.until}
                  {momentText(endOf(length, now), now)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <SwitchRow
          id="keep-waits"
          name={keep.name}
          text={keeps ? keep[isGuest ? 'guest' : 'person'] : keep.off}
          checked={keeps}
          onChange={onKeep}
        />
      </div>
      <SearchCreature className="wait-drawing" />
    </div>
  );
}
