import '../ui/index';
