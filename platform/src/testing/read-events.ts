import assert from 'node:assert/strict';

export interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** The server-sent events of an answer, one after the other. */
export const readEvents = ({ body }: Response) => {
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<StreamEvent | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        return { event, data };
      }
      const { value, done } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  return {
    /** Reads up to the first of these; answers all that were read, it included. */
    until: async (is: (event: StreamEvent) => boolean): Promise<readonly StreamEvent[]> => {
      const read: StreamEvent[] = [];
      for (let event = await next(); event; event = await next()) {
        read.push(event);
        if (is(event)) return read;
      }
      return assert.fail('The stream ended.');
    },
    toEnd: async (): Promise<readonly StreamEvent[]> => {
      const read: StreamEvent[] = [];
      for (let event = await next(); event; event = await next()) read.push(event);
      return read;
    },
    cancel: () => reader.cancel(),
  };
};
