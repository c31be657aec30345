import '../modules/deals/index';
