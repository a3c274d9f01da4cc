import { Button } from '@/components/ui/button';

/** With Google's logo in its own colours, as its brand guidelines require. */
export function GoogleButton({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <Button
      type="submit"
      variant="secondary"
      size="lg"
      className="w-full border-edge px-3 max-sm:text-base"
      disabled={disabled}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
        <path
          fill="#4285f4"
          d="M23.5 12.27c0-.82-.07-1.6-.2-2.36H12v4.47h6.45a5.5 5.5 0 0 1-2.4 3.62v3h3.87c2.27-2.09 3.58-5.16 3.58-8.73Z"
        />
        <path
          fill="#34a853"
          d="M12 24c3.24 0 5.95-1.07 7.93-2.91l-3.87-3c-1.07.72-2.45 1.14-4.06 1.14-3.13 0-5.77-2.11-6.72-4.95h-4v3.1A12 12 0 0 0 12 24Z"
        />
        <path fill="#fbbc05" d="M5.28 14.28a7.2 7.2 0 0 1 0-4.58V6.6h-4a12 12 0 0 0 0 10.78l4-3.1Z" />
        <path
          fill="#ea4335"
          d="M12 4.77c1.76 0 3.35.6 4.6 1.8l3.43-3.44A11.98 11.98 0 0 0 1.28 6.6l4 3.1C6.23 6.88 8.87 4.77 12 4.77Z"
        />
      </svg>
      {label}
    </Button>
  );
}
