const plans = [];

export default plans;
