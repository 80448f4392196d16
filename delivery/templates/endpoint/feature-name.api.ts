import { endpointName } from 'endpoint-module';
import { type Api, answerMember } from '../../http/answer.ts';

export const featureNameApi = (api: Api): void =>
  answerMember(api, endpointName, async ({ session }) => ({ userName: session.member.username }));
