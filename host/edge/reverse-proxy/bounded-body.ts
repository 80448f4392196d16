/** The body of a request is heavier than its call takes. */
export class BodyTooLarge extends Error {
  readonly kind = 'body-too-large';
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether a request says beforehand that it is too heavy. */
export const isDeclaredTooLarge = (headers: Headers, limit: number): boolean =>
  Number(headers.get('Content-Length') ?? 0) > limit;

const joined = (parts: readonly Bytes[], length: number): Bytes => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
};

/**
 * A body whole, in memory. Throws BodyTooLarge at the first part that goes beyond the limit (bytes). The stream is left
 * where it stands, not cancelled: the caller is still to hear why.
 */
export const readBody = async (body: ReadableStream<Bytes>, limit: number): Promise<Bytes> => {
  const reader = body.getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    length += value.byteLength;
    if (length > limit) throw new BodyTooLarge(`The body is larger than ${limit} bytes.`);
    parts.push(value);
  }
};

interface Bounds {
  /** In bytes. */
  readonly limit: number;
  readonly onTooLarge: (error: BodyTooLarge) => void;
  /** The body has passed whole. */
  readonly onEnd: () => void;
}

/** A body as a stream that breaks beyond its limit. */
export const boundBody = (body: ReadableStream<Bytes>, { limit, onTooLarge, onEnd }: Bounds): ReadableStream<Bytes> => {
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform: (part, controller) => {
        length += part.byteLength;
        if (length <= limit) return controller.enqueue(part);
        const error = new BodyTooLarge(`The body is larger than ${limit} bytes.`);
        onTooLarge(error);
        controller.error(error);
      },
      flush: onEnd,
    }),
    { preventCancel: true },
  );
};
