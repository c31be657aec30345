import '../deals/deal.policy';
