// Questions to the server, typed, with errors that say what was wrong.
import type {
  AskComparison,
  Begun,
  ChangeSet,
  Coaching,
  DataSet,
  Elements,
  Evaluation,
  FairChance,
  Fork,
  GameInfo,
  GameLayout,
  Guidance,
  Health,
  Hint,
  HomeNetworkState,
  KeepGuide,
  LessonInfo,
  LessonMove,
  LessonProgress,
  LessonStep,
  Luck,
  Me,
  MyGame,
  MyLesson,
  MyPuzzle,
  MyPuzzles,
  NewSet,
  NewTable,
  NewVersion,
  Page,
  Play,
  Preferences,
  Problems,
  PuzzleInfo,
  PuzzleStep,
  RedactedRecord,
  Session,
  SetCheck,
  SetComparison,
  SetFiles,
  SetPreview,
  ShippedSet,
  Slip,
  SolvePuzzle,
  Record as WholeRecord,
  Table,
  Token,
  TokenMade,
  Update,
  Views
} from './wire';

/** The server said no; `code` is for programs, the message for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly update: Update | null = null,
    /** Seconds after which to come again. */
    readonly after: number | null = null
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Ask; `body` is sent as JSON. Raises ApiError, also when nobody answers (`unreachable`). */
export async function ask<T>(path: string, method: Method = 'GET', body?: unknown): Promise<T> {
  let answer: Response;
  try {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { 'Content-Type': 'application/json' };
    }
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'unreachable', '');
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw problem(answer, text);
}

/** Ask for plain text. */
export async function askText(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => {
    throw new ApiError(0, 'unreachable', '');
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw problem(answer, text);
}

/** Ask until the server has time for it: told to come again later, we do; `waits` hears of it. */
export async function patiently<T>(
  what: () => Promise<T>,
  waits: (isWaiting: boolean) => void = () => {},
  isWanted: () => boolean = () => true
): Promise<T> {
  try {
    for (;;) {
      try {
        return await what();
      } catch (error) {
        if (!(error instanceof ApiError) || error.after === null || !isWanted()) throw error;
        waits(true);
        await pause(Math.max(0.2, error.after));
      }
    }
  } finally {
    waits(false);
  }
}

export const pause = (seconds: number): Promise<void> =>
  new Promise((go) => setTimeout(go, seconds * 1000));

function problem(answer: Response, text: string): ApiError {
  const status = answer.status;
  const said = answer.headers.get('Retry-After');
  const after = (status === 429 || status === 503) && said !== null ? Number(said) : null;
  try {
    const told = JSON.parse(text) as Problems;
    const update = (told.update as Update | null) ?? null;
    return new ApiError(status, told.error, told.message, update, after);
  } catch {
    return new ApiError(status, 'unreadable', text.slice(0, 200), null, after);
  }
}

const query = (args: Record<string, string | number | null | undefined>) => {
  const given = Object.entries(args).filter(([, value]) => value != null);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
};
const puzzles = (game: string) => `/api/games/${encodeURIComponent(game)}/puzzles`;
const lessons = (game: string) => `/api/games/${encodeURIComponent(game)}/lessons`;
const dataSet = (game: string) => `/api/games/${encodeURIComponent(game)}/data-set`;
const kept = (id: string) => `/api/data-sets/${encodeURIComponent(id)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;

/** One random part of the seed. */
export function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');
}

export const api = {
  health: () => ask<Health>('/healthz'),
  homeNetwork: () => ask<HomeNetworkState>('/api/home-network'),
  openHome: () => ask<HomeNetworkState>('/api/home-network', 'POST'),
  closeHome: () => ask<HomeNetworkState>('/api/home-network', 'DELETE'),
  games: () => ask<GameInfo[]>('/api/games'),
  layout: (game: string, seats: number) =>
    ask<GameLayout>(`/api/games/${game}/layout${query({ seats })}`),

  lessons: (game: string) => ask<LessonInfo[]>(`${lessons(game)}`),
  lesson: (game: string, lesson: string, move: LessonMove) =>
    ask<LessonStep>(`${lessons(game)}/${encodeURIComponent(lesson)}`, 'POST', move),
  lessonElements: (game: string, lesson: string, table: number) =>
    ask<Elements>(`${lessons(game)}/${encodeURIComponent(lesson)}/elements${query({ table })}`),
  puzzles: (game: string) => ask<PuzzleInfo[]>(puzzles(game)),
  puzzle: (game: string, puzzle: string, answers: readonly string[]) =>
    ask<PuzzleStep>(`${puzzles(game)}/${encodeURIComponent(puzzle)}`, 'POST', { answers }),
  puzzleElements: (game: string, puzzle: string) =>
    ask<Elements>(`${puzzles(game)}/${encodeURIComponent(puzzle)}/elements`),
  myPuzzles: () => ask<MyPuzzles>('/api/me/puzzles'),
  keepPuzzle: (game: string, puzzle: string, tried: SolvePuzzle) =>
    ask<MyPuzzle>(
      `/api/me/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}`,
      'PUT',
      tried
    ),
  myLessons: () => ask<MyLesson[]>('/api/me/lessons'),
  keepLesson: (game: string, lesson: string, progress: LessonProgress) =>
    ask<MyLesson>(
      `/api/me/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`,
      'PUT',
      progress
    ),

  shippedSet: (game: string) => ask<ShippedSet>(dataSet(game)),
  checkSet: (game: string, files: object) =>
    ask<SetCheck>(`${dataSet(game)}/check`, 'POST', { files }),
  previewSet: (game: string, files: object) =>
    ask<SetPreview>(`${dataSet(game)}/preview`, 'POST', { files }),
  publicSets: (game?: string) => ask<DataSet[]>(`/api/data-sets${query({ game })}`),
  mySets: () => ask<DataSet[]>('/api/me/data-sets'),
  keepSet: (wanted: NewSet) => ask<DataSet>('/api/me/data-sets', 'POST', wanted),
  dataSet: (id: string) => ask<DataSet>(kept(id)),
  setFiles: (id: string, version: number) => ask<SetFiles>(`${kept(id)}/versions/${version}`),
  keepVersion: (id: string, wanted: NewVersion) =>
    ask<DataSet>(`${kept(id)}/versions`, 'POST', wanted),
  forkSet: (id: string, version: number, name: string) =>
    ask<DataSet>(`${kept(id)}/fork`, 'POST', { version, name }),
  changeSet: (id: string, wanted: ChangeSet) => ask<DataSet>(kept(id), 'PATCH', wanted),
  comparison: (id: string, version: number) =>
    ask<SetComparison>(`${kept(id)}/versions/${version}/comparison`),
  compareSet: (id: string, version: number, wanted: AskComparison) =>
    ask<SetComparison>(`${kept(id)}/versions/${version}/comparison`, 'POST', wanted),
  dropSet: (id: string) => ask<void>(kept(id), 'DELETE'),
  myGames: () => ask<MyGame[]>('/api/me/games'),
  keepGuide: (game: string, guide: KeepGuide) =>
    ask<MyGame>(`/api/me/games/${encodeURIComponent(game)}`, 'PUT', guide),

  me: () => ask<Me>('/api/me'),
  come: () => ask<Me>('/api/me', 'POST'),
  rename: (name: string) => ask<Me>('/api/me', 'PATCH', { name }),
  claim: (name: string, password: string) => ask<Me>('/api/me/claim', 'POST', { name, password }),
  signIn: (name: string, password: string) => ask<Me>('/api/sign-in', 'POST', { name, password }),
  signOut: () => ask<void>('/api/sign-out', 'POST'),
  prefer: (preferences: Preferences) => ask<Me>('/api/me/preferences', 'PUT', preferences),
  changePassword: (old: string, fresh: string) =>
    ask<Me>('/api/me/password', 'PUT', { old, new: fresh }),
  sessions: () => ask<Session[]>('/api/me/sessions'),
  endSession: (id: string) => ask<void>(`/api/me/sessions/${id}`, 'DELETE'),
  endSessions: () => ask<void>('/api/me/sessions', 'DELETE'),
  exportMe: () => ask<unknown>('/api/me/export'),
  eraseMe: () => ask<void>('/api/me', 'DELETE'),
  tokens: () => ask<Token[]>('/api/me/tokens'),
  newToken: (label: string, scopes: Token['scopes']) =>
    ask<TokenMade>('/api/me/tokens', 'POST', { label, scopes }),
  dropToken: (id: string) => ask<void>(`/api/me/tokens/${id}`, 'DELETE'),
  myMatches: (status?: Table['status'], before?: string | null) =>
    ask<Page>(`/api/me/matches${query({ status, before })}`),

  lobby: (game?: string, before?: string | null) =>
    ask<Page>(`/api/tables${query({ game, before })}`),
  play: (play: Play) => ask<Begun>('/api/play', 'POST', play),
  create: (wanted: NewTable) => ask<Table>('/api/tables', 'POST', wanted),
  table: (id: string, code: string | null = null) => ask<Table>(`${table(id)}${query({ code })}`),
  close: (id: string) => ask<Table>(table(id), 'DELETE'),
  sit: (id: string, code: string | null, seat: number | null = null) =>
    ask<Table>(`${table(id)}/sit`, 'POST', { code, seat, nonce: freshNonce() }),
  nonce: (id: string, seat: number) =>
    ask<Table>(`${table(id)}/nonce`, 'POST', { nonce: freshNonce(), seat }),
  leave: (id: string) => ask<Table>(`${table(id)}/leave`, 'POST', {}),
  comeBack: (id: string) => ask<Update>(`${table(id)}/come-back`, 'POST', {}),
  rematch: (id: string) => ask<Table>(`${table(id)}/rematch`, 'POST'),
  returnMatch: (id: string) => ask<Table>(`${table(id)}/return-match`, 'POST'),
  upgrade: (id: string, choice: 'go-on' | 'end') =>
    ask<Table>(`${table(id)}/upgrade`, 'POST', { choice }),
  fork: (id: string, fork: Fork) => ask<Table>(`${table(id)}/fork`, 'POST', fork),

  look: (id: string, seat: number | null, since: number) =>
    ask<Update>(`${match(id)}${query({ seat, since })}`),
  confirm: (id: string, ply: number, seat: number) =>
    ask<Update>(`${match(id)}/confirm`, 'POST', { ply, seat }),
  undo: (id: string, ply: number, seat: number, plies: number | null = null) =>
    ask<Update>(`${match(id)}/undo`, 'POST', { ply, seat, plies }),
  consent: (id: string, agree: boolean, seat: number) =>
    ask<Update>(`${match(id)}/consent`, 'POST', { agree, seat }),
  resign: (id: string, ply: number, seat: number) =>
    ask<Update>(`${match(id)}/resign`, 'POST', { ply, seat }),
  hint: (id: string, seat: number) => ask<Hint>(`${match(id)}/hint${query({ seat })}`),
  guide: (id: string, seat: number) => ask<Guidance>(`${match(id)}/guide${query({ seat })}`),
  slip: (id: string, seat: number, ply: number) =>
    ask<Slip>(`${match(id)}/slip${query({ seat, ply })}`),
  views: (id: string, first: number, last: number, seat: number | null) =>
    ask<Views>(`${match(id)}/views${query({ first, last, seat })}`),
  record: (id: string) => ask<WholeRecord>(`${match(id)}/record`),
  replay: (id: string, seat: number) =>
    ask<RedactedRecord>(`${match(id)}/record${query({ seat })}`),
  coach: (id: string, seat: number) => ask<Coaching>(`${match(id)}/coach${query({ seat })}`),
  askCoach: (id: string, seat: number) =>
    ask<Coaching>(`${match(id)}/coach${query({ seat })}`, 'POST'),
  evaluate: (id: string) => ask<Evaluation>(`${match(id)}/evaluation`, 'POST'),
  evaluation: (id: string, since: number) =>
    ask<Evaluation>(`${match(id)}/evaluation${query({ since })}`),
  fairness: (id: string) => ask<FairChance>(`${match(id)}/fairness`),
  luck: (id: string) => ask<Luck[]>(`${match(id)}/luck`)
};
