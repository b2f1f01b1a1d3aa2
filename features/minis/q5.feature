Feature: Given unit A: infantry in loose order, A 0, Def 1, M 1, Mv 12
