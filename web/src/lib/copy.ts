// Copying: browsers give pages without TLS no clipboard, which is how friends at home meet.

/** Put a text into the clipboard; whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // not allowed: the old way may still do
    }
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'unseen';
  document.body.append(area);
  area.select();
  const worked = document.execCommand('copy');
  area.remove();
  return worked;
}
