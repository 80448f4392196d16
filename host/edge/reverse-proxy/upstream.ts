/** The request never reached the platform, so that it may be sent again whatever it does. */
export class NotSent extends Error {
  readonly kind = 'not-sent';
}

/** The platform did not answer in time. As the reason of a request's end it also tells the pool. */
export class TimeLimit extends Error {
  readonly kind = 'time-limit';
}

/** No process of the platform answers, and enough calls are finding out whether one does again. */
export class ShutOff extends Error {
  readonly kind = 'shut-off';
}

/** One process of the platform. */
export interface PlatformInstance {
  /** Its address, for logs. */
  readonly name: string;
  /** Rejects with NotSent when it could not be reached at all. */
  send(request: Request): Promise<Response>;
  /** Whether it answers, and says that it is ready. Ends within a second or so. */
  look(): Promise<boolean>;
}

export interface InstanceState {
  readonly name: string;
  readonly isUp: boolean;
}
