import * as feedback from '../browse/feedback.ts';
import * as bankAccounts from '../member/bank-accounts.ts';
import * as promotions from '../member/deposit-promotions.ts';
import * as deposits from '../member/deposits.ts';
import * as funds from '../member/funds.ts';
import * as inbox from '../member/inbox.ts';
import * as member from '../member/member.ts';
import * as paymentPassword from '../member/payment-password.ts';
import * as profile from '../member/profile.ts';
import * as profit from '../member/profit.ts';
import * as transactions from '../member/transactions.ts';
import * as transfers from '../member/transfers.ts';
import * as withdrawals from '../member/withdrawals.ts';
import * as system from '../system/system.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';
import * as password from './password.ts';
import * as registration from './registration.ts';
import * as session from './session.ts';
import * as verification from './verification.ts';

type Row = readonly [endpoint: AnyEndpoint, method: string, path: string, module?: string];

/** Accounts §7, account and session: each call whose method, path or module is shown, as it is written there. */
const SPECIFIED: readonly Row[] = [
  [session.login, 'POST', '/wps/session/login'],
  [session.logout, 'DELETE', '/wps/session/logout'],
  [session.startTrial, 'POST', '/wps/session/login/freeplay', 'FREEPLAY3'],
  [session.getTrialUser, 'GET', '/wps/member/trialuser'],
  [registration.register, 'PUT', '/wps/member/register', 'REGISTER_REE3'],
  [registration.registerByMobile, 'PUT', '/wps/member/register/mobile', 'REGISTER_REE3'],
  [session.getCaptcha, 'GET', '/wps/captcha', 'VALID_CAPTCHA3'],
  [registration.checkUsername, 'GET', '/wps/check/username'],
  [verification.sendRegisterCode, 'POST', '/wps/verification/sms/register'],
  [verification.sendLoginCode, 'POST', '/wps/verification/sms/noLogin', 'VERIFICATION3'],
  [verification.sendResetCode, 'POST', '/wps/verification/sms/password', 'PWRESETSMS3'],
  [password.setPasswordByPhone, 'POST', '/wps/member/password/mobile', 'PWRESETSMS3'],
  [password.sendPasswordEmail, 'POST', '/wps/member/password/email'],
  [password.changePassword, 'POST', '/wps/member/password'],
  [registration.getCountries, 'GET', '/wps/system/country'],
  [member.getMemberInfo, 'GET', '/wps/member/info'],
  [member.getPromotions, 'GET', '/wps/promotion/available', 'REWCEN3'],
  [member.getClubBenefit, 'GET', '/wps/member/club/benefit', 'MEMCLUB3'],
  [member.getUnreadCount, 'GET', '/wps/relay/CSP_unreadCount', 'INBOX3'],
  [profit.getProfitAndLoss, 'GET', '/wps/relay/ODS2_PersonalPnl', 'PERSPNL3'],
  [inbox.getInbox, 'GET', '/wps/relay/CSP_getInbox', 'INBOX3'],
  [profile.getHeadIcon, 'GET', '/wps/member/info/icon', 'PROFPIC3'],
  [profile.setHeadIcon, 'POST', '/wps/member/info/icon', 'PROFPIC3'],
  [profile.setEmail, 'POST', '/wps/member/info/email'],
  [profile.setPayeeName, 'POST', '/wps/member/info/payeename'],
  [profile.setNickname, 'POST', '/wps/member/info/nickname'],
  [profile.getSecurityConfig, 'GET', '/wps/member/securityConfig'],
  [profile.getSecurityQuestions, 'GET', '/wps/member/securityQuestions'],
  [profile.getOwnSecurityQuestions, 'GET', '/wps/member/customerSecurityQuestions'],
  [feedback.sendFeedback, 'PUT', '/wps/feedback', 'FEEDBACK3'],
  [system.getStatus, 'GET', '/wps/system/status'],
  [system.getConsolidatedSettings, 'GET', '/wps/system/settings/consolidated'],
  [system.getWhitelabel, 'GET', '/wps/system/whitelabel'],
  [system.getDomainRoute, 'GET', '/wps/system/domainRoute'],
];

/** Accounts §7, wallet and funds, and what of its account calls is about money. Paths are shown, methods are ours. */
const OF_FUNDS: readonly Row[] = [
  [member.getBalance, 'GET', '/wps/wallets/balance'],
  [funds.getConsolidatedFunds, 'GET', '/wps/member/info/funds/consolidated'],
  [transfers.transferToUpline, 'POST', '/wps/relay/GLS2_WalletTransfer', 'FUNDTRANS3'],
  [transactions.getTransactions, 'GET', '/wps/relay/ODS2_MemberTransaction', 'MEMTRANS3'],
  [transactions.getTransactionCodes, 'GET', '/wps/relay/GLS2_TxCodeList', 'MEMTRANS3'],
  [withdrawals.getWithdrawable, 'GET', '/wps/transaction/withdraw'],
  [withdrawals.submitWithdrawal, 'POST', '/wps/transaction/withdraw'],
  [withdrawals.getWithdrawals, 'GET', '/wps/relay/MCS2_WithdrawTransactionReport'],
  [bankAccounts.getBankCards, 'GET', '/wps/relay/MCS2_bankCards'],
  [bankAccounts.getWithdrawBanks, 'GET', '/wps/relay/MCS2_withdrawBanks'],
  [bankAccounts.addBankCard, 'POST', '/wps/member/bankCard'],
  [deposits.getDepositMethods, 'GET', '/wps/relay/MCS2_depositBanksByVendor'],
  [promotions.getDepositPromotions, 'GET', '/wps/relay/MCS2_depositPromoList'],
  [promotions.acceptPromotion, 'POST', '/wps/relay/MCS2_acceptPromo'],
  [deposits.depositByTransfer, 'POST', '/wps/relay/MCS2_depositManualTransfer'],
  [deposits.depositByWallet, 'POST', '/wps/relay/MCS2_DepositAlipay'],
  [deposits.depositByOtherWallet, 'POST', '/wps/relay/MCS2_DepositQQ'],
  [deposits.depositByQr, 'POST', '/wps/relay/MCS2_depositWechat'],
  [deposits.depositByGateway, 'POST', '/wps/relay/MCS2_depositPaymentGateway'],
  [deposits.getDepositRecords, 'GET', '/wps/relay/MCS2_depositTransactioNReport', 'MEMTRANS3'],
  [paymentPassword.getPaymentPassword, 'GET', '/wps/member/hasWithdrawalPassword'],
  [paymentPassword.setPaymentPassword, 'POST', '/wps/member/paymentPassword'],
  [paymentPassword.resetPaymentPassword, 'POST', '/wps/member/paymentPassword/reset'],
];

it.each([...SPECIFIED, ...OF_FUNDS].map(([endpoint, ...row]) => [row.join(' '), endpoint, row] as const))(
  '%s',
  (_, endpoint, [method, path, module]) => {
    expect([endpoint.method, endpoint.path, endpoint.module]).toEqual([method, path, module]);
  },
);
