// The line to a match when the net is bad: nothing is lost, nothing is done twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '$lib/wire';
import { Live } from '$table/live.svelte';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { do: string; ref?: number; ply?: number }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  hear(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const update = (ply: number, asks = true) =>
  ({
    ply,
    rev: ply,
    decision: asks ? { options: [] } : null,
    told: [],
    since: 0
  }) as unknown as Update;

const hearing = {
  update: vi.fn(),
  table: vi.fn(),
  chat: vi.fn(),
  present: vi.fn(),
  problem: vi.fn(),
  refused: vi.fn()
};
let live: Live;
const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  for (const one of Object.values(hearing)) one.mockReset();
  live = new Live('abc', 0, hearing);
  live.open();
  last().hear({ type: 'update', update: update(5) });
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  it('comes again with the last ply it saw', () => {
    expect(live.health).toBe('live');
    last().break();
    expect(live.health).toBe('reconnecting');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().url).toContain('since=5');
    expect(last().url).toContain('seat=0');
  });

  it('keeps a click while there is no line, and sends it once', () => {
    last().break();
    live.act(3, 5, 0);
    vi.advanceTimersByTime(1000);
    last().hear({ type: 'update', update: update(5) });
    expect(last().sent.filter((one) => one.do === 'act')).toHaveLength(1);
    last().hear({ type: 'update', update: update(6), ref: last().sent[0]!.ref });
    expect(live.kept).toBeNull();
  });

  it('does not repeat an answer that was taken before the line broke', () => {
    live.act(3, 5, 0);
    last().break();
    vi.advanceTimersByTime(1000);
    last().hear({ type: 'update', update: update(6) });
    expect(last().sent.filter((one) => one.do === 'act')).toHaveLength(0);
    expect(live.kept).toBeNull();
  });

  it('says when the line is lost for long', () => {
    for (let time = 0; time < 20; time++) {
      last().break();
      vi.advanceTimersByTime(10_000);
    }
    last().break();
    expect(live.health).toBe('lost');
    vi.advanceTimersByTime(10_000);
    last().hear({ type: 'update', update: update(7) });
    expect(live.health).toBe('live');
  });

  it('does not knock again where it is refused', () => {
    last().break(4403);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(hearing.refused).toHaveBeenCalledWith(403);
  });

  it('asks for everything anew with other eyes', () => {
    live.look(1);
    expect(last().url).toContain('since=0');
    expect(last().url).toContain('seat=1');
    FakeSocket.all[0]!.hear({ type: 'update', update: update(9) });
    expect(hearing.update).toHaveBeenCalledTimes(1);
  });
});
