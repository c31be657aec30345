import '../features/deals/list';
