from collections import Counter

def agreement(machine, people):
    count = len(machine)
    the_p_o = sum((left == right for left, right in zip(machine, people))) / count
    the_cj, the_ch = (Counter(machine), Counter(people))
    the_p_e = sum((the_cj[the_l] * the_ch[the_l] for the_l in the_cj)) / count ** 2
    the_kappa = 1.0 if the_p_o == 1 else (the_p_o - the_p_e) / (1 - the_p_e)
    return {'agreement': round(the_p_o, 3), 'kappa': round(the_kappa, 3)}
