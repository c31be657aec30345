import '../testing/render';
