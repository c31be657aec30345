import '../deals/list';
