import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { flipWords } from '@/content/flip/flip';
import { paces } from '@/lib/domain/flip';
import { hasSound, useHasLocalVoice } from '../flip/cues';
import { SwitchRow } from '../shell/parts';
import { setPreferences, usePreferences } from '../shell/preferences';

const words = flipWords.options;

/** Everything in it takes effect at once, and stays on this device. */
export function OptionsPanel() {
  const guidance = usePreferences();
  const canVibrate = 'vibrate' in navigator;
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
            if (pace) setPreferences({ pace });
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
          name={words.sound.name}
          text={hasSound() ? words.sound.text : words.sound.unavailable}
          checked={guidance.sound && hasSound()}
          disabled={!hasSound()}
          onChange={(sound) => setPreferences({ sound })}
        />
        <SwitchRow
          id="cue-vibration"
          name={words.vibration.name}
          text={canVibrate ? words.vibration.text : words.vibration.unavailable}
          checked={guidance.vibration && canVibrate}
          disabled={!canVibrate}
          onChange={(vibration) => setPreferences({ vibration })}
        />
        <SwitchRow
          id="cue-voice"
          name={words.voice.name}
          text={hasVoice === false ? words.voice.unavailable : words.voice.text}
          checked={guidance.voice && hasVoice === true}
          disabled={!hasVoice}
          onChange={(voice) => setPreferences({ voice })}
        />
      </div>
      <p className="text-sm text-muted">{words.kept}</p>
    </div>
  );
}
