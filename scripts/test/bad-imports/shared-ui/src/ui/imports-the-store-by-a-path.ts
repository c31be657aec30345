import '../store/index';
