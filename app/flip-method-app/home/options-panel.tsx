import { Slider } from '@/components/ui/slider';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { flipWords } from '@/content/flip';
import { paces } from '@/lib/domain/flip/state';
import { useHasLocalVoice } from '../flip/voice';
import { SwitchRow } from './parts';
import type { Guidance } from './preferences';

const words = flipWords.options;

export interface OptionsPanelProps {
  guidance: Guidance;
  canVibrate: boolean;
  onChange: (change: Partial<Guidance>) => void;
  /** Plays a sample note at the chosen volume, in percent. */
  onPreview: (loudness: number) => void;
}

export function OptionsPanel({ guidance, canVibrate, onChange, onPreview }: OptionsPanelProps) {
  const hasVoice = useHasLocalVoice();
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <p id="pace" className="font-semibold">
          {words.pace}
        </p>
        <ToggleGroup
          type="single"
          aria-labelledby="pace"
          className="grid grid-cols-3 gap-2"
          value={guidance.pace}
          onValueChange={(value) => {
            const pace = paces.find((each) => each === value);
            if (pace) onChange({ pace });
          }}
        >
          {paces.map((pace) => (
            <ToggleGroupItem
              key={pace}
              value={pace}
              className="min-h-12 px-2 py-2 leading-tight font-semibold"
            >
              {words.paces[pace].name}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
        <p className="text-sm">{words.paces[guidance.pace].text}</p>
      </div>
      <div className="grid gap-4">
        <p className="font-semibold">{words.cues}</p>
        <SwitchRow
          id="cue-sound"
          {...words.sound}
          checked={guidance.sound}
          onChange={(sound) => onChange({ sound })}
        />
        {guidance.sound && (
          <div className="flex items-center gap-4">
            <span id="loudness">{words.loudness}</span>
            <Slider
              aria-labelledby="loudness"
              min={10}
              max={100}
              step={10}
              value={[guidance.loudness]}
              onValueChange={([loudness]) => loudness !== undefined && onChange({ loudness })}
              onValueCommit={([loudness]) => loudness !== undefined && onPreview(loudness)}
            />
          </div>
        )}
        <SwitchRow
          id="cue-vibration"
          name={words.vibration.name}
          text={canVibrate ? words.vibration.text : words.vibration.unavailable}
          checked={guidance.vibration && canVibrate}
          disabled={!canVibrate}
          onChange={(vibration) => onChange({ vibration })}
        />
        <SwitchRow
          id="cue-voice"
          name={words.voice.name}
          text={hasVoice === false ? words.voice.unavailable : words.voice.text}
          checked={guidance.voice && hasVoice === true}
          disabled={!hasVoice}
          onChange={(voice) => onChange({ voice })}
        />
      </div>
      <p className="text-sm text-muted">{words.kept}</p>
    </div>
  );
}
