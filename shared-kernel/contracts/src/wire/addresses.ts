/**
 * Every address of the specification (browsing §2, accounts §2), by what it shows. They are contracts: bookmarks,
 * announcements and other programs lead here, so the specification's spelling stands, misspelt or not, and an address
 * is matched letter by letter. Imported as `paths` from `contracts/paths`; constants of their own, so that a page
 * carries the ones it names and no more.
 */
export const home = '/m/home';
export const login = '/m/login';
export const register = '/m/register';
export const trial = '/m/trail';
export const forgotPassword = '/m/forget';
export const changePassword = '/m/changePsw';
export const settings = '/m/set';
export const maintenance = '/m/maintenance';

export const notice = '/m/notice';
export const promotions = '/m/activity';
export const promotion = '/m/activityInfo';
export const rewards = '/m/rewardCenter';
export const help = '/m/help';
export const helpDetail = '/m/helpDetail';
export const service = '/m/service';
export const userAgreement = '/m/useragreement';
export const messages = '/m/message';

export const gameCenter = '/m/gameCenter';
export const gameLobby = '/m/gameLobby';
export const gameList = '/m/gameList';
export const slotsCenter = '/m/slotsCenter';
export const launchGame = '/m/launchGame';
export const lottery = '/m/lottery';
export const startLottery = '/m/startLottery';
export const moreLottery = '/m/moreLottery';
export const winners = '/m/winnerPage';
export const redRain = '/m/redRain';

export const deposit = '/m/voucherCenter';
export const withdraw = '/m/withdraw';
export const uplineTransfer = '/m/upLine/transfer';
export const invite = '/m/inviteFriends';

export const memberCentre = '/m/member/home';
export const mine = '/m/mine';
export const mail = '/m/webEmail';
export const security = '/m/securityCenter';
export const benefits = '/m/member/benefits';
export const manualRebate = '/m/member/manualRebate';
export const leaderboard = '/m/leaderBoard';
export const feedback = '/m/feedback';

export const bettingRecord = '/m/gameRecord';
export const accountRecord = '/m/transaction/record';
export const depositRecord = '/m/vouReport';
export const withdrawalRecord = '/m/withdrawReport';
export const profitAndLoss = '/m/profitandloss';
export const rebateReport = '/m/member/rebateReport';

export const agentHome = '/m/agent';
export const teamOverview = '/m/agent/team/overview';
export const team = '/m/member/team';
export const teamProfitAndLoss = '/m/agent/team/pnl';
export const teamBets = '/m/teamBetting';
export const gameRebate = '/m/member/agent/agentRebeat';
export const agentRebate = '/m/member/teamRebate';
export const openAccount = '/m/agentRegister';
export const dividend = '/m/member/agent/agentDivident';
export const agentNotices = '/m/member/notice';
export const salaryContract = '/m/member/agent/getSalaryContract';
export const dividendContract = '/m/member/agent/getDevidendContract';
export const hourlyContract = '/m/member/agent/getHourContract';
