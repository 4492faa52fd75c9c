### Co dzieje się z miejscem przy stole, nie w grze: mówią o tym dziennik i Leopold.

notice-stand-in-deadline-turn = { $player }: czas minął, tę turę rozgrywa bot
notice-stand-in-deadline = { $player }: czas znowu minął, bot gra do chwili powrotu
# $by wzywa bota
notice-stand-in-called = { $player } nie siedzi przy stole: { $by } wzywa bota, który gra do chwili powrotu
notice-returned = { $player } wraca do stołu
notice-left = { $player } opuszcza grę na dobre: do końca gra bot
