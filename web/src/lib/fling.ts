/** Let fingers drag on `node` without a fling; gives back how to end that.
 *
 * Chromium makes a fling of a finger that drags fast, whatever `touch-action` says, and takes the
 * next tap for the end of the fling: for about a second no tap clicks anything, anywhere on the
 * page. A touch whose moves are refused is no fling. */
export function refuseFling(node: Element, drags: () => boolean = () => true): () => void {
  const refuse = (event: Event): void => {
    if (event.cancelable && drags()) event.preventDefault();
  };
  node.addEventListener('touchmove', refuse, { passive: false });
  return () => node.removeEventListener('touchmove', refuse);
}
