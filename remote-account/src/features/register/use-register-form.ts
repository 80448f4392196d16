import { checkAffiliate, register, registerByMobile } from '@shared-kernel/contracts/account/registration';
import { sendRegisterCode } from '@shared-kernel/contracts/account/verification';
import { type Referrer, readReferrer } from '@shared-kernel/contracts/system/paths';
import { toShortText } from '@shared-kernel/contracts/system/values';
import { type AppForm, type FieldDeclaration, type FieldRule, useAppForm, useFieldRules } from '@shared-kernel/forms';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useFlag } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useApi, useApiMutation } from 'shared-kernel/query';
import { useSearchParams } from 'shared-kernel/router';
import { asksForCaptcha } from '../../shared/captcha/captcha.ts';
import { plainNumber } from '../../shared/phone/phone-fields.ts';
import { useSmsVerifier } from '../../shared/phone/use-sms-verifier.ts';
import { useKnownByProvider } from '../../shared/social/social-journey.ts';
import { registerFailures } from './register-failures.ts';
import {
  EMPTY,
  isShown,
  NUMBER_OF,
  type RegisterField,
  type RegisterValues,
  registerRules,
} from './register-fields.ts';
import { toRegistration } from './to-registration.ts';
import { type RegistrationMethod, useCopyLater, useRegistrationMethod } from './use-registration-method.ts';
import { useSignInAfter } from './use-sign-in-after.ts';

/** Registers by the way that was chosen. Sent again after a lost answer, it is answered as done. */
const useRegister = () => {
  const byUsername = useApiMutation(register);
  const byMobile = useApiMutation(registerByMobile);
  return { username: byUsername.mutateAsync, mobile: byMobile.mutateAsync };
};

const sendable = (referrer: Referrer): Referrer => {
  if (referrer.kind === 'affiliate')
    return { ...referrer, affiliateCode: toShortText(referrer.affiliateCode), domain: toShortText(referrer.domain) };
  if (referrer.kind === 'member') return { ...referrer, recommenderId: toShortText(referrer.recommenderId) };
  return referrer;
};

/** Who sent the visitor, whether the link's code is good (asked on opening), and the check of a typed one (accounts §2, §4). */
const useAffiliate = () => {
  const [search] = useSearchParams();
  const referrer = sendable(readReferrer(search));
  const { code, domain } =
    referrer.kind === 'affiliate'
      ? { code: referrer.affiliateCode, domain: referrer.domain }
      : { code: '', domain: '' };
  const ofDomain = domain === '' ? {} : { domain };
  const link = useApi(checkAffiliate, { code, ...ofDomain }, { enabled: code !== '' });
  const typed = useApiMutation(checkAffiliate);
  return {
    referrer,
    /** Nothing is asked while the link's code is still being looked at. */
    asksInvitation: code === '' || link.isError,
    isLinkRefused: isApiError(link.error) && link.error.code === 'affiliate.wrong',
    /** Throws `affiliate.wrong` for a code that is not good here. */
    check: (affiliateCode: string) => typed.mutateAsync({ code: affiliateCode, ...ofDomain }),
  };
};

/** An empty number is told how long it must be, where the server says so (accounts §5). */
const withWords = (rule: FieldRule): FieldDeclaration<RegisterField> =>
  rule.minLength === undefined ? { ...rule, says: 'field.anyMobileNum' } : { ...rule, says: 'field.mobileNum' };

/** The first wrong field is looked for in the order of registering: the page's own, whichever tab was opened first. */
const useFocusOrder = ({ register }: AppForm<RegisterValues>['raw']) =>
  useState(() => Object.keys(EMPTY).map((field) => register(field)));

/** The registration: fields under the server's rules, the affiliate's check, the call of the chosen method, the session (accounts §2–§5). */
export const useRegisterForm = (onRegistered: () => void) => {
  const { t } = useTranslation('account');
  const { methods, method, choose } = useRegistrationMethod();
  const [failures, setFailures] = useState(0);
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const { referrer, asksInvitation, isLinkRefused, check } = useAffiliate();
  const registering = useRegister();
  // Asks for an SMS code to a number that has no account yet.
  const sendCode = useApiMutation(sendRegisterCode);
  const signInAfter = useSignInAfter();
  const copyLater = useCopyLater();
  const rules = registerRules(useFieldRules(), {
    method,
    verifiesNumber: useFlag('REGMOBVERF3'),
    mobileHasPassword: useFlag('MOBILENUMPASSREG3'),
    asksInvitation,
    isRecommended: referrer.kind === 'member',
    isCaptchaAsked,
  });
  const verifier = useSmsVerifier(
    ({ number, countryDialingCode }) =>
      sendCode.mutateAsync({ mobileNo: plainNumber(number.trim()), countryDialingCode }),
    isShown(rules.verificationCode),
  );
  const payloadOf = (values: RegisterValues) => toRegistration({ values, rules, method, referrer, isLinkRefused });
  const numberIn = ({ countryDialingCode, [NUMBER_OF[method]]: number }: RegisterValues) => ({
    number,
    countryDialingCode,
  });
  const form = useAppForm({
    texts: 'account',
    defaultValues: { ...EMPTY, ...useKnownByProvider() },
    draft: 'register',
    marksRequired: true,
    fields: {
      ...rules,
      username: { ...rules.username, says: 'field.newUsername' },
      password: { ...rules.password, says: 'field.firstPassword' },
      confirmPassword: { ...rules.confirmPassword, says: 'field.confirmPassword', sameAs: 'password' },
      mobileNum: withWords(rules.mobileNum),
      ownMobileNum: withWords(rules.ownMobileNum),
      verificationCode: { ...rules.verificationCode, says: 'field.verificationCode' },
      email: { ...rules.email, says: 'field.email' },
      identifying: { ...rules.identifying, says: 'field.identifying' },
      isOfAge: { ...rules.isOfAge, says: 'field.isOfAge' },
      agrees: { ...rules.agrees, says: 'field.agrees' },
    },
    submit: async (values) => {
      const proof = isShown(rules.verificationCode)
        ? await verifier.verify(numberIn(values), values.verificationCode.trim())
        : {};
      if (isShown(rules.affiliateCode) && values.affiliateCode.trim() !== '') await check(values.affiliateCode.trim());
      return registering[method]({ ...payloadOf(values), ...proof });
    },
    failures: registerFailures(method, rules),
    clears: ['identifying'],
    onFailure: (error) => {
      setFailures((count) => count + 1);
      if (asksForCaptcha(error)) setCaptchaAsked(true);
    },
    onSuccess: async (answer, values) => {
      showToast({ text: t('register.done'), tone: 'ok' });
      onRegistered();
      const { username = '', mobileNum = '', password = '' } = payloadOf(values);
      await signInAfter(answer, { username: username || mobileNum, password });
    },
  });
  useFocusOrder(form.raw);
  const chooseMethod = (next: RegistrationMethod) => {
    const number = form.get()[NUMBER_OF[method]];
    choose(next);
    if (next !== method && number !== '') copyLater(() => form.fill({ [NUMBER_OF[next]]: number }));
  };
  const send = () => verifier.send(numberIn(form.get()));
  return { form, rules, methods, method, chooseMethod, send, failures, isInvited: referrer.kind === 'affiliate' };
};
