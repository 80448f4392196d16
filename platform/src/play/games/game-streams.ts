import type { Context } from 'hono';
import { PlatformError } from '../../base/platform-error.ts';
import { limitedUntil } from '../../base/try-later.ts';

const STREAM_TYPE = 'text/event-stream';
/** Shorter than any proxy waits for a word. */
const BEAT_MS = 10_000;
/** A reader who is so many messages behind has gone. */
const MOST_BEHIND = 16;
const AGAIN_MS = 5_000;

/** Streams of a process: of one launch, of one address, where many players share one, and in all. */
const STREAM_LIMITS = { launch: 2, address: 60, all: 1500 };

const HEADERS = {
  'Content-Type': `${STREAM_TYPE}; charset=utf-8`,
  'Cache-Control': 'no-store, no-transform',
  // nginx passes each message on as it comes.
  'X-Accel-Buffering': 'no',
};

/** The document server knows a stream by this header, and keeps room for it apart from calls: whoever asks otherwise gets none. */
export const requireStreamType = (context: Context): void => {
  if (context.req.header('Accept') === STREAM_TYPE) return;
  throw new PlatformError('request.invalid', `A stream is asked for with Accept: ${STREAM_TYPE}.`);
};

interface Stream {
  readonly keys: readonly string[];
  readonly end: () => void;
}

/** Who reads a stream. */
export interface Watcher {
  readonly memberId: number;
  readonly launchHash: string;
  /** What is watched has changed; a view of it as JSON. */
  tell(view: string): void;
  /** The member's own bets have changed in another window. */
  tellOwn(): void;
}

interface Asked {
  readonly memberId: number;
  readonly launchHash: string;
  readonly address: string | undefined;
  /** Asked before each heartbeat: why the stream ends; undefined: it goes on. */
  readonly endsBy: () => Promise<string | undefined>;
  /** Answers how to leave. */
  readonly watch: (watcher: Watcher) => () => void;
}

/**
 * Streams of server-sent events of a process, of tables and card rooms alike: `state` with a view, `own` when another launch has
 * changed the member’s bets at a table, `beat` in between, and `end` with an error code once the launch has ended. The oldest stream
 * of a launch gives way to its newest.
 */
export const createGameStreams = () => {
  const streams = new Set<Stream>();
  const of = (key: string): Stream[] => [...streams].filter(({ keys }) => keys.includes(key));

  const makeRoom = (launch: string, address: string | undefined, now: Date): void => {
    const own = of(launch);
    if (own.length >= STREAM_LIMITS.launch) own[0]?.end();
    const isFull = address !== undefined && of(`address ${address}`).length >= STREAM_LIMITS.address;
    if (isFull || streams.size >= STREAM_LIMITS.all) throw limitedUntil(new Date(now.getTime() + AGAIN_MS), now);
  };

  return {
    endAll: (): void => {
      for (const { end } of streams) end();
    },

    /** Fails with `rate.limited` where there are too many. `first` is sent at once. */
    open: (context: Context, { memberId, launchHash, address, endsBy, watch }: Asked, first: string): Response => {
      makeRoom(launchHash, address, new Date());
      const encoder = new TextEncoder();
      let stream: Stream | undefined;
      let forget = (): void => undefined;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
        {
          start: (controller) => {
            const close = (): void => {
              forget();
              controller.close();
            };
            const send = (event: string, data: string): void => {
              if ((controller.desiredSize ?? 0) < -MOST_BEHIND) close();
              else controller.enqueue(encoder.encode(`event: ${event}\ndata: ${data}\n\n`));
            };
            const beat = setInterval(async () => {
              const code = await endsBy().catch(() => undefined);
              if (stream === undefined) return;
              if (code === undefined) return send('beat', '{}');
              send('end', JSON.stringify({ code }));
              close();
            }, BEAT_MS);
            const leave = watch({
              memberId,
              launchHash,
              tell: (view) => send('state', view),
              tellOwn: () => send('own', '{}'),
            });
            const opened = { keys: [launchHash, `address ${address}`], end: close };
            stream = opened;
            streams.add(opened);
            forget = () => {
              stream = undefined;
              streams.delete(opened);
              clearInterval(beat);
              leave();
              forget = () => undefined;
            };
            send('state', first);
          },
          cancel: () => forget(),
        },
        { highWaterMark: 4 },
      );
      return context.body(body, 200, HEADERS);
    },
  };
};

export type GameStreams = ReturnType<typeof createGameStreams>;
