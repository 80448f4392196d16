import { selfExclusionEnd, timeOutEnd } from '@shared-kernel/contracts/member/exclusion-end';
import * as contract from '@shared-kernel/contracts/member/exclusions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { DAY_MS } from '@shared-kernel/node/durations';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import type { Limit } from '../../http/limits/rate-limit.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { hasLoginPassword, requireLoginPassword, TRIES_OF_MEMBER } from '../identity-rules/require-login-password.ts';
import { exclusionAt, toWireExclusion } from './exclusions.ts';
import { takeExclusion } from './take-exclusion.ts';

/** Each is a row for good. */
const TIME_OUTS_OF_MEMBER: Limit = { count: 20, windowMs: DAY_MS };

const view = async (call: MemberCall<unknown>): Promise<ValueOf<typeof contract.getExclusion>> => {
  const { platform, session, now } = call;
  const exclusion = await exclusionAt(platform.db, session.member.id, now);
  return {
    asksPassword: await hasLoginPassword(call),
    ...(exclusion && { exclusion: toWireExclusion(exclusion) }),
  };
};

/** Breaks from play that members take, by their own word. */
export const exclusionsApi = (api: Api): void => {
  answerMember(api, contract.getExclusion, (call) => {
    refuseTrial(call.session.member);
    return view(call);
  });
  answerMember(
    api,
    contract.takeTimeOut,
    async (call) => {
      refuseTrial(call.session.member);
      const { term } = call.input;
      await takeExclusion(call, { kind: 'timeOut', term, endsAt: timeOutEnd(term, call.now) });
      return view(call);
    },
    { tries: TIME_OUTS_OF_MEMBER },
  );
  answerMember(
    api,
    contract.excludeSelf,
    async (call) => {
      const { term } = call.input;
      await takeExclusion(call, { kind: 'selfExclusion', term, endsAt: selfExclusionEnd(term, call.now) });
      return view(call);
    },
    {
      tries: TRIES_OF_MEMBER,
      secret: {
        field: 'password',
        check: async (call) => {
          refuseTrial(call.session.member);
          if (await hasLoginPassword(call)) await requireLoginPassword(call, call.input.password ?? '');
        },
      },
    },
  );
};
