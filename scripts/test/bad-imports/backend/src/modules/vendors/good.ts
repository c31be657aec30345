import '../deals/index';
import '../../common/clock';
