import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Input } from '@/components/ui/input';
import { SwitchRow } from '@/components/ui/switch';
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group';
import { flipWords } from '@/content/flip/flip';
import { optionsWords as words } from '@/content/flip/options';
import { paces, type TechniqueId, techniqueIds } from '@/lib/domain/flip';
import {
  isOwnTechniques,
  MAX_OWN_TECHNIQUES,
  OWN_TECHNIQUE_LENGTH,
  type OwnTechniques,
} from '@/lib/domain/own-techniques';
import { hasSound } from '../flip/cues';
import { useHasLocalVoice } from '../flip/voice';
import { failedWrites } from '../notebook/drafts';
import { openNotebook, readStored, useNotebook, write } from '../notebook/store';
import { notebookSummaryOf, setPreferences, usePreferences } from '../shell/preferences';
import { inTurn } from '../shell/store';

/** Everything in it takes effect at once, and stays on this device. */
export function OptionsPanel() {
  const guidance = usePreferences();
  const canVibrate = Boolean(navigator.vibrate);
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
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2"
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
      <TechniqueOptions />
      <p className="text-sm text-muted">{words.kept}</p>
    </div>
  );
}

const { techniques } = words;

/**
 * Applies a change to the stored value, because the view may not show the latest one yet. What cannot be read is not
 * written over, and is changed once it can. @returns whether the change is stored
 */
export const changeTechniques = (owner: string, change: (own: OwnTechniques) => OwnTechniques) =>
  inTurn(() => changeAtOnce(owner, change));

async function changeAtOnce(owner: string, change: (own: OwnTechniques) => OwnTechniques): Promise<boolean> {
  await openNotebook(owner);
  const stored = await readStored(owner).catch(() => null);
  const value = change({ ...stored?.techniques, ...notebookSummaryOf(owner).techniques });
  const id = `techniques-${owner}`;
  // Refuses a third technique, with which the record could not be read any more.
  if (!isOwnTechniques(value)) {
    failedWrites.delete(id);
    return false;
  }
  const isSaved = await write(owner, { id, kind: 'techniques', value }, stored !== null);
  if (!stored) failedWrites.set(id, () => changeAtOnce(owner, (own) => own));
  return isSaved;
}

/** Which techniques a flip offers, and at most two of one's own in the place of others. */
function TechniqueOptions() {
  const { owner, status, techniques: own } = useNotebook();
  /** The technique whose switch was turned on while words of one's own stood in its place. */
  const [asked, setAsked] = useState<TechniqueId | null>(null);
  if (owner === null || status === 'loading') return null;
  const offer = (id: TechniqueId) => void changeTechniques(owner, ({ [id]: _text, ...others }) => others);
  const toggle = (id: TechniqueId, wanted: boolean) => {
    if (!wanted) void changeTechniques(owner, (stored) => ({ [id]: '', ...stored }));
    else if (own[id]?.trim()) setAsked(id);
    else offer(id);
  };
  const count = Object.values(own).filter((each) => each?.trim()).length;
  return (
    <section aria-labelledby="own-techniques" className="grid gap-4">
      <h2 id="own-techniques" className="font-sans text-base font-semibold">
        {techniques.title}
      </h2>
      <p className="max-w-prose text-sm">{techniques.text}</p>
      {techniqueIds.map((id) => {
        const { name } = flipWords.techniques[id];
        const text = own[id];
        const isShown = text === undefined;
        return (
          <div key={id} className="grid gap-2">
            <SwitchRow
              id={`technique-${id}`}
              name={name}
              text={isShown ? techniques.on : text.trim() ? `${techniques.own}${text}` : techniques.off}
              checked={isShown}
              onChange={(wanted) => toggle(id, wanted)}
            />
            {!isShown && (text.trim() || count < MAX_OWN_TECHNIQUES) && (
              <OwnTechnique
                label={techniques.label(name)}
                initial={text}
                onWrite={(typed) => void changeTechniques(owner, (stored) => ({ ...stored, [id]: typed }))}
              />
            )}
          </div>
        );
      })}
      {asked && (
        <ConfirmDialog
          open
          title={techniques.ask.title(flipWords.techniques[asked].name)}
          text={techniques.ask.text(own[asked] ?? '')}
          cancel={{ label: techniques.ask.no, onPress: () => setAsked(null) }}
          confirm={{
            label: techniques.ask.yes,
            onPress: () => {
              offer(asked);
              setAsked(null);
            },
          }}
        />
      )}
    </section>
  );
}

interface OwnTechniqueProps {
  label: string;
  initial: string;
  onWrite: (text: string) => void;
}

/** Stores the text while the person types. */
function OwnTechnique({ label, initial, onWrite }: OwnTechniqueProps) {
  const [text, setText] = useState(initial);
  return (
    <Input
      aria-label={label}
      placeholder={techniques.placeholder}
      maxLength={OWN_TECHNIQUE_LENGTH}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onWrite(target.value);
      }}
    />
  );
}
