import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { flipWords } from '@/content/flip';
import { CrisisBar } from './crisis-bar';

const { title, text, stay, leave } = flipWords.leave;

interface LeaveDialogProps {
  open: boolean;
  /** Emergency mode keeps the numbers one tap away here, too. */
  emergency: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before a running flip is left. */
export function LeaveDialog({ open, emergency, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={(isOpen) => isOpen || onStay()}>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <div className="grid gap-3 pt-2 sm:grid-cols-2">
          <AlertDialogCancel asChild>
            <Button>{stay}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild onClick={onLeave}>
            <Button variant="secondary">{leave}</Button>
          </AlertDialogAction>
        </div>
        {emergency && <CrisisBar />}
      </AlertDialogContent>
    </AlertDialog>
  );
}
