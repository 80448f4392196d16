/** A request's body exceeds the limit of its call. */
export class BodyTooLarge extends Error {
  readonly kind = 'body-too-large';
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether the declared length exceeds the limit. */
export const isDeclaredTooLarge = (headers: Headers, limit: number): boolean =>
  Number(headers.get('Content-Length') ?? 0) > limit;

/** Adds up the bytes of a body. Throws BodyTooLarge beyond the limit. */
const createByteCount = (limit: number) => {
  let bytes = 0;
  return (part: Bytes): number => {
    bytes += part.byteLength;
    if (bytes > limit) throw new BodyTooLarge(`The body is larger than ${limit} bytes.`);
    return bytes;
  };
};

/**
 * Reads a body into memory. Throws BodyTooLarge at the first part beyond the limit (bytes). The source is not cancelled then, so that
 * the connection can still carry the answer.
 */
export const readBody = async (body: ReadableStream<Bytes>, limit: number): Promise<Bytes> => {
  const count = createByteCount(limit);
  const reader = body.getReader();
  const parts: Bytes[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length = count(next.value);
    parts.push(next.value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
};

/** A body as a stream that fails with BodyTooLarge beyond the limit (bytes). `onEnd`: the body has passed whole. */
export const boundBody = (body: ReadableStream<Bytes>, limit: number, onEnd: () => void): ReadableStream<Bytes> => {
  const count = createByteCount(limit);
  const transform = (part: Bytes, controller: TransformStreamDefaultController<Bytes>): void => {
    count(part);
    controller.enqueue(part);
  };
  return body.pipeThrough(new TransformStream<Bytes, Bytes>({ transform, flush: onEnd }), { preventCancel: true });
};
