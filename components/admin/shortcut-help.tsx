'use client';

import { Button } from '@/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Switch } from '@/components/ui/switch';
import { workspacePages, workspaceWords } from '@/content/admin-workspace';

interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  singleKeys: boolean;
  onSingleKeys: (on: boolean) => void;
}

const { shortcuts: words } = workspaceWords;

export function ShortcutHelp({ open, onOpenChange, singleKeys, onSingleKeys }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="grid gap-6 p-6 sm:p-8">
        <DialogTitle>{words.title}</DialogTitle>
        <dl className="*:flex *:flex-wrap *:justify-between *:gap-x-6 *:gap-y-1 *:py-[0.4rem]">
          <div>
            <dt>{words.commands}</dt>
            <dd>
              <kbd>Ctrl</kbd> <kbd>K</kbd> {words.or} <kbd>⌘</kbd> <kbd>K</kbd>
            </dd>
          </div>
          <div>
            <dt>{words.help}</dt>
            <dd>
              <kbd>?</kbd>
            </dd>
          </div>
          {workspacePages.map(({ id, label, key }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <kbd>G</kbd> {words.next} <kbd>{key.toUpperCase()}</kbd>
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center justify-between gap-6 border-t border-line pt-5">
          <div>
            <label htmlFor="single-keys" className="font-semibold">
              {words.enabled}
            </label>
            <p id="single-keys-note" className="text-sm text-muted">
              {words.enabledNote}
            </p>
          </div>
          <Switch
            id="single-keys"
            aria-describedby="single-keys-note"
            checked={singleKeys}
            onCheckedChange={onSingleKeys}
          />
        </div>
        <DialogClose asChild>
          <Button variant="secondary" size="sm" className="justify-self-start">
            {words.close}
          </Button>
        </DialogClose>
      </DialogContent>
    </Dialog>
  );
}
