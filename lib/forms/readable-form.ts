/** Larger bodies are refused by the server itself. */
const LONGEST_BODY = 1_000_000;

/**
 * Whether the form that a script sends can be taken apart. Next answers one that cannot with 500, as if the fault were
 * ours.
 * @param request is left unread for whoever comes next
 */
export async function isReadableForm(request: Request): Promise<boolean> {
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) return true;
  if (Number(request.headers.get('content-length')) > LONGEST_BODY) return true;
  try {
    const form = await request.clone().formData();
    // No browser sends a null character in a name, and no parser agrees with another about it.
    return ![...form.keys()].some((name) => name.includes('\0'));
  } catch {
    return false;
  }
}
