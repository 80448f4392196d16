/** Paths of this remote and the ones it leads to. */
export declare const paths: {
    readonly home: '/m/home';
    readonly agentHome: '/m/agent';
    readonly deposit: '/m/voucherCenter';
    readonly withdraw: '/m/withdraw';
    readonly teamOverview: '/m/agent/team/overview';
    readonly transactionRecord: '/m/transaction/record?types=A';
    readonly team: '/m/member/team';
    readonly redRain: '/m/redRain';
    readonly teamProfitAndLoss: '/m/agent/team/pnl';
    readonly teamBets: '/m/teamBetting';
    readonly gameRebate: '/m/member/agent/agentRebeat';
    readonly agentRebate: '/m/member/teamRebate';
    readonly security: '/m/securityCenter';
    readonly mail: '/m/webEmail';
    readonly openAccount: '/m/agentRegister';
    readonly dividend: '/m/member/agent/agentDivident';
    readonly announcements: '/m/member/notice?types=A';
};
